/** A stranger's words without control characters, which could rewrite the terminal of whoever reads them. */
export const plain = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, '');
