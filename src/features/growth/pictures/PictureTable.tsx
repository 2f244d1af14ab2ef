import type { Picture, PicturePoint } from '@/contract/growth/report.schema';
import { pictureTexts as texts } from './texts';
import { hasBefore, nowName, formatLabel, formatMaybe } from './words';
import './picture-view.scss';

interface PictureTableProps {
  readonly picture: Picture;
  readonly title: string;
}

interface Column {
  readonly name: string;
  readonly cell: (point: PicturePoint) => string;
}

/** All points as a table: for screen readers, and as a fallback for the chart. */
export function PictureTable({ picture, title }: PictureTableProps) {
  const { kind, points } = picture;
  const columns = columnsOf(picture);
  return (
    <table className="picture-table">
      <caption className="picture-table__title">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.item}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, row) => (
          <tr key={row}>
            <th scope="row">{formatLabel(point, kind)}</th>
            {columns.map(({ name, cell }) => (
              <td key={name}>{cell(point)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function columnsOf(picture: Picture): readonly Column[] {
  const { points, unit, beforeName } = picture;
  const hasState = points.some(({ state }) => state !== undefined);
  const hasValue = points.some(({ value }) => value !== undefined);
  return [
    ...(hasState
      ? [{ name: texts.state, cell: ({ state }: PicturePoint) => (state ? texts.states[state] : '') }]
      : []),
    ...(hasValue || !hasState
      ? [{ name: nowName(picture), cell: ({ value }: PicturePoint) => formatMaybe(value, unit) }]
      : []),
    ...(hasBefore(picture)
      ? [{ name: beforeName || texts.before, cell: ({ before }: PicturePoint) => formatMaybe(before, unit) }]
      : []),
  ];
}
