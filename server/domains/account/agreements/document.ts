/** How a document is written down. */
import type { AgreementSection } from '../../../../src/contract/account/agreements.schema';
import type { AgreementType } from '../../../../src/contract/account/values';

export interface AgreementDocument {
  readonly type: AgreementType;
  /** Raise it with every change that parents have to agree to anew. */
  readonly version: number;
  readonly title: string;
  /** 'YYYY-MM-DD'. */
  readonly changedOn: string;
  readonly effectiveOn: string;
  readonly intro: string;
  readonly sections: readonly AgreementSection[];
}

/** One point of a list. */
interface Item {
  readonly item: string;
}

export const item = (text: string): Item => ({ item: text });

/** A heading and what stands below it: texts are paragraphs, items are points of a list. */
export const section = (heading: string, ...parts: readonly (string | Item)[]): AgreementSection => ({
  heading,
  paragraphs: parts.map((part) =>
    typeof part === 'string' ? { text: part, isItem: false } : { text: part.item, isItem: true },
  ),
});
