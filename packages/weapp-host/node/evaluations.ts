import { wrapModule } from '../protocol/module-wrapper';

/**
 * Functions that a tester sends as text (App.callFunction, App.mockWxMethod). The worker can not compile text, so it
 * fetches each as a module whose exports are the function.
 */
export class Evaluations {
  private nextId = 1;
  private readonly sources = new Map<string, string>();

  /** Keeps the text under a module path of its own. */
  add(functionDeclaration: string): string {
    const id = `evaluate/${this.nextId++}`;
    this.sources.set(id, functionDeclaration);
    return id;
  }

  /** The script that defines the module; null when there is none. A mock is fetched again after a restart. */
  script(id: string): string | null {
    const source = this.sources.get(id);
    return source === undefined ? null : wrapModule(id, `module.exports = (${source}\n)`);
  }
}
