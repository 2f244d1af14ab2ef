export interface DemoPage {
  readonly title: string;
  readonly lead: string;
  /** Key of a stored picture. */
  readonly picture: string;
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[];
}
