/** Calls with which staff help customers with their accounts. */
export const accountDeskCalls = {
  precreateAccount: {
    method: 'POST',
    path: '/staff/accounts/pre-created',
    credential: 'staff',
    duty: 'customer-service',
    summary: 'Create an account for a customer, who gets a link to activate it',
    refusals: ['bad-input', 'account-exists'],
  },
} as const;
