/** One side of the demonstration that parents do not see, behind a password of its own. Beside the app's pages: no part of their bundles. */
export interface Desk {
  readonly path: string;
  /** Named so that nobody takes it for one that protects anything. */
  readonly password: string;
  /** Of its cookie and its signatures. */
  readonly use: 'demo-teacher' | 'demo-reviewer';
  readonly title: string;
  readonly passwordLabel: string;
  /** Has a `client.js` beside its pages. */
  readonly hasScript: boolean;
}
