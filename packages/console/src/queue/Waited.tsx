import { useRecordContext } from 'react-admin';
import { waited } from '../texts';

const MINUTE = 60_000;

/** How long it has waited; the time of the wire is Shanghai's. */
export function Waited({ source }: { readonly source: string }) {
  const record = useRecordContext<Readonly<Record<string, unknown>> & { id: number }>();
  const since = Date.parse(`${String(record?.[source] ?? '').replace(' ', 'T')}+08:00`);
  if (Number.isNaN(since)) return null;
  return <span title={String(record?.[source])}>{waited((Date.now() - since) / MINUTE)}</span>;
}
