/**
 * Buttons that open and close dialogs natively (HTML invoker commands); React passes the attributes
 * through.
 */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}

/** Whether the browser supports `command`; otherwise a click handler opens the dialog. */
export const servesCommands = (): boolean => 'commandForElement' in HTMLButtonElement.prototype;
