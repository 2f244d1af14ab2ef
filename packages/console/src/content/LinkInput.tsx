import { AutocompleteInput, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { routeNames, routes } from '../../../../src/contract/routes';
import { contentTexts as T } from './texts';

const PAGES = routeNames.map((name) => {
  const { path, title } = routes[name];
  return { id: path, name: `${title}  ${path}` };
});

/** One of the app's pages, or whatever address is typed. */
export function LinkInput() {
  const { getSource } = useSourceContext();
  const kept = (useWatch({ name: getSource('link') }) ?? '') as string;
  const isPage = kept === '' || PAGES.some(({ id }) => id === kept);
  return (
    <AutocompleteInput
      source="link"
      label={T.link}
      helperText={T.linkHelp}
      choices={isPage ? PAGES : [...PAGES, { id: kept, name: kept }]}
      createItemLabel={`${T.linkOther} %{item}`}
      onCreate={(typed) => ({ id: typed ?? '', name: typed ?? '' })}
      emptyValue=""
    />
  );
}
