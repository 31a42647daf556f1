/** Buttons that open and close dialogs by themselves (HTML invoker commands); React writes the attributes as they are. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}

/** True where the browser serves `command` itself; elsewhere a click handler opens the dialog. */
export const servesCommands = (): boolean => 'commandForElement' in HTMLButtonElement.prototype;
