import type { ChosenFile } from '@/contract/bridge';
import { fail, ok, type AppError, type Result } from '@/contract/errors';
import type { ChooseOptions, Files } from '@/services/files/types';

export const picture = (name: string): ChosenFile => ({
  path: `blob:${name}`,
  name: `${name}.jpg`,
  size: 1000,
});

/** The parent chooses what the test says; every upload succeeds unless the test says otherwise. */
export class FakeFiles implements Files {
  readonly asked: ChooseOptions[] = [];
  readonly uploaded: string[] = [];
  choice: Result<readonly ChosenFile[]> = fail({ kind: 'denied', ability: 'ChooseFile' });
  readonly failures = new Map<string, AppError>();
  private readonly held = new Map<string, Promise<void>>();

  prepare(): void {
    // No-op: there is no chunk to load.
  }

  chooses(...names: string[]): this {
    this.choice = ok(names.map(picture));
    return this;
  }

  failsAt(name: string, error: AppError = { kind: 'network' }): this {
    this.failures.set(`blob:${name}`, error);
    return this;
  }

  recovers(): void {
    this.failures.clear();
  }

  /** Holds the upload of a picture until the returned function is called. */
  holds(name: string): () => void {
    let release: () => void = () => undefined;
    this.held.set(`blob:${name}`, new Promise((resolve) => (release = resolve)));
    return release;
  }

  async choose(options: ChooseOptions): Promise<Result<readonly ChosenFile[]>> {
    this.asked.push(options);
    return this.choice;
  }

  async upload(files: readonly ChosenFile[]): Promise<Result<readonly string[]>> {
    const paths = files.map(({ path }) => path);
    await Promise.all(paths.map((path) => this.held.get(path)));
    this.uploaded.push(...paths);
    const error = paths.map((path) => this.failures.get(path)).find(Boolean);
    return error ? fail(error) : ok(files.map(({ name }) => `https://app.example/files/uploads/${name}`));
  }
}
