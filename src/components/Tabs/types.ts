export interface TabsProps {
  items: readonly { key: string; text: string }[];
  active: string;
  onChange: (key: string) => void;
  className?: string;
}
