import { wrapModule } from '../protocol/module-wrapper';

/**
 * Functions sent as text by a tester (App.callFunction, App.mockWxMethod). The worker cannot evaluate text, so it loads each as a module
 * that exports the function.
 */
export class Evaluations {
  private nextId = 1;
  private readonly sources = new Map<string, string>();

  /** Stores the text under a new module path. */
  add(functionDeclaration: string): string {
    const id = `evaluate/${this.nextId++}`;
    this.sources.set(id, functionDeclaration);
    return id;
  }

  /** The script of the module, or null. A mock is loaded again after a restart. */
  script(id: string): string | null {
    const source = this.sources.get(id);
    return source === undefined ? null : wrapModule(id, `module.exports = (${source}\n)`);
  }
}
