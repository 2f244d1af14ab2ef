import AuditionCard from '@/features/activities/free-trial/AuditionCard';
import ClassHourTip from '@/features/hours/claim/ClassHourTip';

/** Home's offers for newcomers, where there is no home. */
export default function NewcomerOffers() {
  return (
    <>
      <AuditionCard />
      <ClassHourTip />
    </>
  );
}
