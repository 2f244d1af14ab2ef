/** What `URL` does for files. */
interface ObjectUrls {
  createObjectURL(file: Blob): string;
  revokeObjectURL(url: string): void;
}

/** So many stay readable: more than a form shows at once. */
const KEPT = 60;

/**
 * Files that the parent chose, by the address that screens show them with. Kept here, since the app's content policy
 * does not let a page fetch an object URL. The oldest are forgotten when there are too many.
 */
export class ChosenFiles {
  private readonly files = new Map<string, { readonly bytes: Blob; readonly name: string }>();

  constructor(private readonly urls: ObjectUrls) {}

  keep(bytes: Blob, name: string): string {
    const path = this.urls.createObjectURL(bytes);
    this.files.set(path, { bytes, name });
    const [oldest] = this.files.keys();
    if (this.files.size > KEPT && oldest !== undefined) {
      this.files.delete(oldest);
      this.urls.revokeObjectURL(oldest);
    }
    return path;
  }

  get(path: string): { readonly bytes: Blob; readonly name: string } | undefined {
    return this.files.get(path);
  }
}

let ofThisPage: ChosenFiles | undefined;

/** Those of the page: whatever cuts or uploads a file finds what was chosen. */
export const pageFiles = (): ChosenFiles => (ofThisPage ??= new ChosenFiles(URL));
