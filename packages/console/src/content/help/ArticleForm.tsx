import { Typography } from '@mui/material';
import {
  ArrayInput,
  Create,
  Edit,
  maxLength,
  minLength,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextArrayInput,
  TextInput,
  useGetList,
  useRecordContext,
} from 'react-admin';
import { HelpParagraphKind } from '../../../../../src/contract/help/values';
import type { RowOf, AnswerOf } from '../../calls/client';
import { RemoveBar } from '../RemoveBar';
import { SaveBar } from '../SaveBar';
import { WHOLE } from '../whole';
import { useCategories } from './categories';
import { helpTexts as T } from './texts';

type Article = AnswerOf<'getHelpArticle'> & { readonly id: number };

const kinds = Object.values(HelpParagraphKind).map((id) => ({ id, name: T.kinds[id] }));
const PARAGRAPH = { kind: HelpParagraphKind.text, text: '' };
const START = { title: '', paragraphs: [PARAGRAPH], related: [], position: 0, etag: '' };

export const ArticleCreate = () => (
  <Create title={T.add} redirect="list">
    <Fields />
  </Create>
);

export const ArticleEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list" queryOptions={WHOLE}>
    <Fields />
  </Edit>
);

const Title = () => useRecordContext<Article>()?.title ?? '';

function Fields() {
  const article = useRecordContext<Article>();
  const categories = useCategories();
  return (
    <SimpleForm
      defaultValues={START}
      toolbar={article === undefined ? <SaveBar /> : <RemoveBar label={T.remove} sure={T.removeSure} />}
      sx={{ maxWidth: 860 }}
    >
      {article !== undefined && (
        <Typography color="textSecondary" variant="body2" sx={{ mb: 2 }}>
          {`${T.votes}：${T.voted(article.helped, article.didNot)}`}
        </Typography>
      )}
      <SelectInput source="categoryId" label={T.category} choices={categories} validate={required()} />
      <TextInput source="title" label={T.title} validate={[required(), maxLength(128)]} />
      <ArrayInput source="paragraphs" label={T.paragraphs} validate={[required(), minLength(1)]}>
        <SimpleFormIterator getItemDefaults={() => PARAGRAPH} inline fullWidth disableClear>
          <SelectInput
            source="kind"
            label={T.kind}
            choices={kinds}
            validate={required()}
            sx={{ width: 120, flexShrink: 0 }}
          />
          <TextInput
            source="text"
            label={T.text}
            validate={[required(), maxLength(1000)]}
            multiline
            fullWidth
          />
        </SimpleFormIterator>
      </ArrayInput>
      <Related own={article?.title} />
      <NumberInput
        source="position"
        label={T.position}
        helperText={T.positionHelp}
        min={0}
        validate={required()}
      />
    </SimpleForm>
  );
}

/** Titles of others are offered; one of a later page may be typed. */
function Related({ own }: { readonly own: string | undefined }) {
  const { data = [] } = useGetList<RowOf<'listHelpArticles'> & { readonly id: number }>('helpArticles', {
    pagination: { page: 1, perPage: 100 },
  });
  const titles = data.map(({ title }) => title).filter((title) => title !== own);
  return (
    <TextArrayInput
      source="related"
      label={T.related}
      helperText={T.relatedHelp}
      options={[...new Set(titles)]}
      filterSelectedOptions
    />
  );
}
