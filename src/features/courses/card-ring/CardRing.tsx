import { ProgressRing } from '@/components/ProgressRing';

export interface CardRingProps {
  readonly percent: number;
  readonly label: string;
}

const CardRing = ({ percent, label }: CardRingProps) => <ProgressRing percent={percent} label={label} />;

export default CardRing;
