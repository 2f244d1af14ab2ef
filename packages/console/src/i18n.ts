import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { reactAdminTexts } from './react-admin-texts';
import { texts } from './texts';

const names = Object.entries(texts.resources).map(([resource, name]) => [resource, { name }] as const);
const catalogue: TranslationMessages = { ...reactAdminTexts, resources: Object.fromEntries(names) };

// Our own texts are passed as they are, not by key.
export const i18n = polyglotI18nProvider(() => catalogue, 'zh-CN', [], { allowMissing: true });
