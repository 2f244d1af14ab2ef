/** A staff page of the demo with its own password. Not part of the app's bundles. */
export interface Desk {
  readonly path: string;
  /** Obviously a demo password, which protects nothing. */
  readonly password: string;
  /** Name of the cookie and purpose of the signature. */
  readonly use: 'demo-teacher' | 'demo-reviewer';
  readonly title: string;
  readonly passwordLabel: string;
  /** Has a `client.js` next to its pages. */
  readonly hasScript: boolean;
}
