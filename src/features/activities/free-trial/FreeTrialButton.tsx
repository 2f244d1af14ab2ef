import { Button } from '@/components/Button';
import { useApp } from '@/stores/app/app-context';
import { FreeTrialHost } from './FreeTrialHost';
import { freeTrialGate } from './gate';
import { freeTrialTexts } from './texts';

interface FreeTrialButtonProps {
  readonly className?: string;
  readonly onLeave?: () => void;
}

/** Button for visitors, with its sheet. */
function FreeTrialButton({ className, onLeave }: FreeTrialButtonProps) {
  const gate = useApp().get(freeTrialGate);
  return (
    <>
      <Button className={className} kind="secondary" block onPress={gate.open}>
        {freeTrialTexts.loginEntrance}
      </Button>
      <FreeTrialHost onLeave={onLeave} />
    </>
  );
}
export default FreeTrialButton;
