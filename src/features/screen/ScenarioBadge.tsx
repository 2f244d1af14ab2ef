import { useEffect, type CSSProperties } from 'react';
import { Pressable } from '@/components/Pressable';
import { useBoot } from '@/start/context';
import { useApp } from '@/stores/app/app-context';

/** Here and not in a style sheet: builds for parents have no trace of it. Above the page, at the left edge as on H5. */
const LOOK: CSSProperties = {
  position: 'fixed',
  left: 0,
  top: '40%',
  zIndex: 999,
  padding: '12px 6px',
  borderRadius: '0 8px 8px 0',
  color: '#fff',
  background: '#47534c',
  fontSize: '12px',
  writingMode: 'vertical-rl',
};

/** Opens the testers' console of the mini program (src/simulator/page). Static condition: builds for parents do not contain the badge. */
export const ScenarioBadge = () => (__SCENARIOS__ ? <Badge /> : null);

function Badge() {
  const { again } = useBoot();
  const { scenarios } = useApp().platform;
  useEffect(() => scenarios?.restartBy(again), [scenarios, again]);
  return (
    scenarios && (
      <Pressable className="test-scenario-badge" style={LOOK} onPress={() => scenarios.show()}>
        {scenarios.title}
      </Pressable>
    )
  );
}
