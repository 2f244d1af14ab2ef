import type MiniProgram from 'miniprogram-automator/out/MiniProgram';
import type { Frame, Keyboard } from 'playwright-core';
import { startFixture, type Fixture } from './start-fixture';
import { until } from './until';

interface Last {
  type: string;
  detail: Record<string, unknown>;
  /** data-of of the component that raised it */
  of: string;
}

/** The page of the fixture «forms»: its handlers record events in `events` and `last`. */
export class FormsPage {
  private constructor(private readonly fixture: Fixture) {}

  static async open(): Promise<FormsPage> {
    return new FormsPage(await startFixture('forms'));
  }

  close = (): Promise<void> => this.fixture.close();

  get host(): Fixture['host'] {
    return this.fixture.host;
  }

  /** types on a real keyboard */
  get keyboard(): Keyboard {
    return this.host.page.keyboard;
  }

  /** clears the recorded events */
  async clear(): Promise<void> {
    await (await this.page()).callMethod('clear');
  }

  async data<T>(name: string): Promise<T> {
    return (await (await this.page()).data(name)) as T;
  }

  async setData(values: Record<string, unknown>): Promise<void> {
    await (await this.page()).setData(values);
  }

  async element(id: string) {
    const found = await (await this.page()).$(`#${id}`);
    if (!found) throw new Error(`nothing is #${id}`);
    return found;
  }

  async tap(id: string): Promise<void> {
    await (await this.element(id)).tap();
  }

  /** a real tap */
  async finger(id: string): Promise<void> {
    await (await this.view()).locator(`#${id}`).tap();
  }

  async input(id: string, text: string): Promise<void> {
    const field = (await this.element(id)) as unknown as { input(value: string): Promise<void> };
    await field.input(text);
  }

  async property(id: string, name: string): Promise<unknown> {
    return (await (await this.element(id)).property(name)) as unknown;
  }

  becomes(id: string, name: string, value: unknown): Promise<void> {
    return until(async () => JSON.stringify(await this.property(id, name)) === JSON.stringify(value));
  }

  events = (): Promise<string[]> => this.data<string[]>('events');

  /** Recorded events, once they include this one. */
  async heard(event: string): Promise<string[]> {
    await until(async () => (await this.events()).includes(event));
    return this.events();
  }

  /** Detail of the last event, which must be this one. */
  async detailOf(event: string): Promise<Record<string, unknown> | undefined> {
    await until(async () => {
      const last = await this.data<Last | null>('last');
      return last !== null && `${last.of}.${last.type}` === event;
    });
    return (await this.data<Last | null>('last'))?.detail;
  }

  private async page() {
    const page = await (this.fixture.miniProgram as MiniProgram).currentPage();
    if (!page) throw new Error('no page is open');
    return page;
  }

  private async view(): Promise<Frame> {
    for (const frame of this.host.page.frames()) if (await frame.$('#submit')) return frame;
    throw new Error('the page has no frame');
  }
}
