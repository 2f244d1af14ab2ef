/** Source format of a legal document. */
import type { AgreementSection } from '../../../../src/contract/account/agreements.schema';
import type { AgreementType } from '../../../../src/contract/account/values';

export interface AgreementDocument {
  readonly type: AgreementType;
  /** Increase it with every change that parents must agree to again. */
  readonly version: number;
  readonly title: string;
  /** 'YYYY-MM-DD'. */
  readonly changedOn: string;
  readonly effectiveOn: string;
  readonly intro: string;
  readonly sections: readonly AgreementSection[];
}

/** A list item. */
interface Item {
  readonly item: string;
}

export const item = (text: string): Item => ({ item: text });

/** A heading with its content: strings are paragraphs, items are list items. */
export const section = (heading: string, ...parts: readonly (string | Item)[]): AgreementSection => ({
  heading,
  paragraphs: parts.map((part) =>
    typeof part === 'string' ? { text: part, isItem: false } : { text: part.item, isItem: true },
  ),
});
