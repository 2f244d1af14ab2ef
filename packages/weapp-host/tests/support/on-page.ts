import type MiniProgram from 'miniprogram-automator/out/MiniProgram';

/** The page that shows, as the automator sees it. `miniProgram` is there only once the fixture has started. */
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
