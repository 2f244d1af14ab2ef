import { chooseRuntime } from '@/simulator/development';
import { forgetScenario } from '../kept';
import { CONSOLE } from '../texts';
import { button, element } from './elements';
import type { Surroundings } from './surroundings';

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
    // In the place of the entry that holds the back button.
    button(document, CONSOLE.open, 'main', () => page.location.replace(address.value)),
  ]);
}

/** A plain browser at the real time; who is logged in stays. */
async function clear({ page, backend }: Surroundings): Promise<void> {
  await backend.moveClock(0);
  forgetScenario(page.sessionStorage);
  chooseRuntime(page, '?runtime=web');
  page.location.reload();
}

/** Of a field that shows the text. False: left selected, for the tester to copy by hand. */
async function copy(page: Window, field: HTMLTextAreaElement): Promise<boolean> {
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
