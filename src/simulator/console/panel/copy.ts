/** Of a field that shows the text. False: left selected, for the tester to copy by hand. */
export async function copy(page: Window, field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await page.navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Not a secure page, as on a phone in the tester's own network.
    field.focus();
    field.select();
    return page.document.execCommand('copy');
  }
}
