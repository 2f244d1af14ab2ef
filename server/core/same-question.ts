/** Answers a question once for all who ask it of one database at the same time. For dear figures that may be as old as their own making. */
export class SameQuestion<T> {
  private readonly open = new WeakMap<object, Map<string, Promise<T>>>();

  ask(db: object, question: string, answer: () => Promise<T>): Promise<T> {
    const open = this.open.get(db) ?? new Map<string, Promise<T>>();
    this.open.set(db, open);
    const running = open.get(question);
    if (running !== undefined) return running;
    const asked = answer().finally(() => open.delete(question));
    open.set(question, asked);
    return asked;
  }
}
