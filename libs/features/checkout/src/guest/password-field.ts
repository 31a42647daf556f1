/** The password of an account inside the checkout, which is never stored to be shown again. */
export const PASSWORD_FIELD = 'password';
