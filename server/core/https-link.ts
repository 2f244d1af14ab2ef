/** Whether operators may type it as an address outside of the app. */
export const isHttpsLink = (text: string): boolean => text.startsWith('https://') && URL.canParse(text);
