import { stored } from '@/services/storage/values';
import type { App, Singleton } from '../app/app';
import { formTexts } from './form-texts';

/** By field; unchanged fields come from the server. */
export type Typed = Readonly<Record<string, unknown>>;

export interface OpenForm {
  /** Unique on its page. */
  readonly name: string;
  /** Unsaved changes; undefined: none. */
  unsaved(): Typed | undefined;
}

/** Fields with such names are never stored; the parent types them again. */
const SECRET = /phone|mobile|password/i;

/**
 * Input on the page where a session expired: stored until the same parent has logged in and the page is back. A logout discards it, and so
 * does another parent's login (SessionStore).
 */
export class OpenForms {
  private readonly touched = new Map<string, OpenForm>();
  private owner = 0;

  constructor(private readonly app: Pick<App, 'feedback' | 'router' | 'session' | 'storage'>) {
    app.session.onLogout((by) => this.end(by === 'page'));
  }

  touch(form: OpenForm): void {
    this.owner = this.app.session.user.userId;
    this.touched.set(this.placeOf(form.name), form);
  }

  /** The parent left the form and discards the input. */
  leave({ name }: Pick<OpenForm, 'name'>): void {
    this.touched.delete(this.placeOf(name));
  }

  /** Returns the input once. */
  take(name: string): Typed | undefined {
    const { feedback, session, storage } = this.app;
    const kept = storage.get(stored.unsavedForms);
    if (!kept || kept.owner !== session.user.userId) return undefined;
    const { [this.placeOf(name)]: typed, ...others } = kept.forms;
    if (!typed) return undefined;
    if (Object.keys(others).length === 0) storage.remove(stored.unsavedForms);
    else storage.keepDraft(kept.owner, stored.unsavedForms, { ...kept, forms: others });
    // Deferred: a form is created during render.
    void Promise.resolve().then(() => feedback.toast(formTexts.restored));
    return typed;
  }

  private end(isWanted: boolean): void {
    const { router, storage } = this.app;
    const here = router.currentPath();
    const forms: Record<string, Typed> = {};
    for (const [place, form] of this.touched) {
      const typed = place === `${here} ${form.name}` ? withoutSecrets(form.unsaved() ?? {}) : {};
      if (Object.keys(typed).length > 0) forms[place] = typed;
    }
    this.touched.clear();
    // Another tab may have logged in another parent.
    const { token, userId } = storage.get(stored.session) ?? { token: '', userId: 0 };
    const isOfOwner = this.owner > 0 && (!token || userId === this.owner);
    if (isWanted || !isOfOwner || Object.keys(forms).length === 0) return;
    storage.keepDraft(this.owner, stored.unsavedForms, { owner: this.owner, forms });
  }

  /** By address, because the login returns to the same one. */
  private placeOf(name: string): string {
    return `${this.app.router.currentPath()} ${name}`;
  }
}

const withoutSecrets = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => !SECRET.test(field)));

export const openForms: Singleton<OpenForms> = (app) => new OpenForms(app);
