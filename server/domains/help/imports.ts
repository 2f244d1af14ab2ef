/** Help articles from the operator's files. */
import { Type, type Static } from '@sinclair/typebox';
import { HelpParagraphKind } from '../../../src/contract/help/values';
import {
  count,
  externalId,
  listOf,
  momentField,
  momentOf,
  nameIn,
  refTo,
  textField,
} from '../../core/import/fields';
import { importOf, refOf } from '../../core/import/kind';
import { rowsOf } from '../../core/import/upsert';
import { articleRow } from './edit';
import { helpArticles, helpCategories } from './tables';

const MAX_POSITION = 10_000;
const position = Type.Optional(count(0, MAX_POSITION));

const Category = Type.Object({ id: externalId, name: textField, position });

const Article = Type.Object({
  id: externalId,
  category: refTo('helpCategories'),
  title: textField,
  paragraphs: listOf(
    Type.Object({ kind: nameIn(HelpParagraphKind), text: textField }, { additionalProperties: false }),
  ),
  /** Titles of others. */
  related: Type.Optional(listOf(textField)),
  position,
  updatedAt: momentField,
});

export const helpImports = [
  importOf({
    kind: 'helpCategories',
    schema: Category,
    target: helpCategories.id,
    write: rowsOf<Static<typeof Category>>(helpCategories.id, (row) => ({
      name: row.name,
      position: row.position ?? 0,
    })),
  }),
  importOf({
    kind: 'helpArticles',
    schema: Article,
    target: helpArticles.id,
    write: rowsOf<Static<typeof Article>>(helpArticles.id, (row, line) =>
      articleRow({
        categoryId: refOf(line, 'category'),
        title: row.title,
        paragraphs: row.paragraphs,
        related: row.related ?? [],
        position: row.position ?? 0,
        updatedAt: momentOf(row.updatedAt),
      }),
    ),
  }),
];
