/** The part of `URL` used for files. */
interface ObjectUrls {
  createObjectURL(file: Blob): string;
  revokeObjectURL(url: string): void;
}

/** Number of files kept readable: more than a form shows at once. */
const KEPT = 60;

/**
 * Chosen files by their object URL. Kept here, since the app's CSP does not allow fetching an object URL. The oldest are dropped beyond the
 * limit.
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

/** The page's shared instance, used by cropping and uploads. */
export const pageFiles = (): ChosenFiles => (ofThisPage ??= new ChosenFiles(URL));
