/** wx storage, kept across restarts of the mini program: JSON by key. */
export class Storage {
  private readonly values = new Map<string, string>();

  write(key: string, json: string | null): void {
    if (json === null) this.values.delete(key);
    else this.values.set(key, json);
  }

  clear(): void {
    this.values.clear();
  }

  read = (): Record<string, string> => Object.fromEntries(this.values);
}
