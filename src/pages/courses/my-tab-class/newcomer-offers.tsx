import AuditionCard from '@/features/activities/free-trial/AuditionCard';
import ClassHourTip from '@/features/hours/claim/ClassHourTip';

/** Home's offers for newcomers, where there is no home: rule courses-160. */
export default function NewcomerOffers() {
  return (
    <>
      <AuditionCard />
      <ClassHourTip />
    </>
  );
}
