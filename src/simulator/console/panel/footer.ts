import { chooseRuntime } from '@/simulator/query';
import { forgetScenario } from '../kept';
import { CONSOLE } from '../texts';
import { button, element, type Surroundings } from './elements';

export function footer(surroundings: Surroundings, address: HTMLTextAreaElement): HTMLElement {
  const { page } = surroundings;
  const { document } = page;
  const copying = button(document, CONSOLE.copy, 'side', () => {
    void copy(page, address).then((isCopied) => {
      copying.textContent = isCopied ? CONSOLE.copied : CONSOLE.notCopied;
    });
  });
  return element(document, 'div', { className: 'foot' }, [
    button(document, CONSOLE.clear, 'plain', () => void clear(surroundings)),
    copying,
    // Replaces the entry that holds the back button.
    button(document, CONSOLE.open, 'main', () => page.location.replace(address.value)),
  ]);
}

/** A plain browser at the real time; the session is kept. */
async function clear({ page, backend }: Surroundings): Promise<void> {
  await backend.moveClock(0);
  forgetScenario(page.sessionStorage);
  chooseRuntime(page, '?runtime=web');
  page.location.reload();
}

/** From a field that shows the text. False: the text is selected, for copying manually. */
async function copy(page: Window, field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await page.navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // An insecure context, as on a phone in the tester's network.
    field.focus();
    field.select();
    return page.document.execCommand('copy');
  }
}
