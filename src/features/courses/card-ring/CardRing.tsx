import { ProgressRing } from '@/components/ProgressRing';

export interface CardRingProps {
  readonly percent: number;
  readonly label: string;
}

const CardRing = ({ percent, label }: CardRingProps) => (
  <ProgressRing percent={percent} size={80} label={label} />
);

export default CardRing;
