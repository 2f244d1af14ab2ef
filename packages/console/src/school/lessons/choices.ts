import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../calls/data-provider';
import { withSubject } from '../subjects';

/** All courses, to choose from. */
export function useCourses() {
  const provider = useDataProvider<ConsoleProvider>();
  const { data = [] } = useQuery({
    queryKey: ['courseNames'],
    queryFn: async () => (await provider.call('listCourseNames', {})).data,
  });
  return data.map(({ courseId, name, subject }) => ({
    id: courseId,
    name: withSubject(subject, name),
  }));
}
