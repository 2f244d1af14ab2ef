/** What the season's forms choose from. */
import { useQuery } from '@tanstack/react-query';
import { SelectInput, useDataProvider, useGetList, type SelectInputProps } from 'react-admin';
import type { RowOf } from '../../calls/client';
import type { ConsoleProvider } from '../../calls/data-provider';
import { seasonTexts as T, timesText } from './texts';

export const namesOf = <K extends string | number>(names: Readonly<Record<K, string>>, ids: readonly K[]) =>
  ids.map((id) => ({ id, name: names[id] }));

/** Lists are asked for again under this word of their key when something was changed (use-act.ts). */
const LIST = 'getList';

export function useSteps(): readonly RowOf<'listSeasonSteps'>[] {
  const provider = useDataProvider<ConsoleProvider>();
  const { data = [] } = useQuery({
    queryKey: ['seasonSteps', LIST],
    queryFn: async () => (await provider.call('listSeasonSteps', {})).data,
  });
  return data;
}

export function useTeachers() {
  const provider = useDataProvider<ConsoleProvider>();
  const { data = [] } = useQuery({
    queryKey: ['teacherNames', LIST],
    queryFn: async () => (await provider.call('listTeacherNames', {})).data,
  });
  return data.map(({ name, teacherId }) => ({ id: teacherId, name: `${name}（${teacherId}）` }));
}

const MOST_CLASSES = 100;

/** Of a step, with the seats that are free. */
export function useClasses(stepId: number) {
  const { data = [] } = useGetList<RowOf<'listSeasonClasses'> & { readonly id: number }>(
    'seasonClasses',
    { filter: { stepId }, pagination: { page: 1, perPage: MOST_CLASSES } },
    { enabled: stepId > 0 },
  );
  return data.map(({ id, seats, taken, teachers, ...times }) => ({
    id,
    name: T.classes.choice(timesText(times), teachers, seats - taken),
    isFull: taken >= seats,
  }));
}

export function StepInput(props: Pick<SelectInputProps, 'source' | 'label' | 'validate' | 'alwaysOn'>) {
  const { alwaysOn: _alwaysOn, ...rest } = props;
  const choices = useSteps().map(({ step, stepId, subject }) => ({
    id: stepId,
    name: `${T.subjects[subject]} ${step}`,
  }));
  return <SelectInput {...rest} choices={choices} />;
}
