import type MiniProgram from 'miniprogram-automator/out/MiniProgram';

/** The current page for the automator. `miniProgram` is set once the fixture has started. */
export function onPage(miniProgram: () => MiniProgram) {
  const page = async () => (await miniProgram().currentPage())!;
  const element = async (selector: string) => {
    const found = await (await page()).$(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const data = async (name: string) => (await page()).data(name) as Promise<unknown>;
  return { page, element, data };
}
