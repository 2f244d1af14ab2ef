interface Shape {
  color: string;
  /** SVG with a 24 by 24 viewBox; 'currentColor' is the icon's colour */
  svg: string;
}

const disc = '<circle cx="12" cy="12" r="11" fill="currentColor"/>';
const ring = '<circle cx="12" cy="12" r="10.5" fill="none" stroke="currentColor" stroke-width="1"/>';
const line = (path: string, color = '#fff', width = 2): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
const dot = (y: number, color = '#fff'): string => `<circle cx="12" cy="${y}" r="1.4" fill="${color}"/>`;

/** WeChat's icons by type: its colours, our own shapes. */
export const iconShapes: Record<string, Shape> = {
  success: { color: '#09BB07', svg: disc + line('M6.5 12.5l3.8 3.8 7.4-8') },
  success_no_circle: { color: '#09BB07', svg: line('M3 12.5l6 6L21 6', 'currentColor', 2.4) },
  info: { color: '#10AEFF', svg: disc + dot(7.2) + line('M12 10v8') },
  info_circle: {
    color: '#10AEFF',
    svg: ring + dot(7.2, 'currentColor') + line('M12 10v8', 'currentColor'),
  },
  warn: { color: '#F76260', svg: disc + line('M12 6v8') + dot(17) },
  waiting: { color: '#10AEFF', svg: disc + line('M12 6v6.5l4 2.5') },
  cancel: { color: '#F43530', svg: ring + line('M8 8l8 8M16 8l-8 8', 'currentColor', 1.4) },
  download: { color: '#09BB07', svg: ring + line('M12 6v10M8 12.5l4 4 4-4', 'currentColor', 1.4) },
  search: {
    color: '#B2B2B2',
    svg: `<circle cx="10.5" cy="10.5" r="7" fill="none" stroke="currentColor" stroke-width="2"/>${line('M15.5 15.5L21 21', 'currentColor')}`,
  },
  clear: { color: '#B2B2B2', svg: disc + line('M8 8l8 8M16 8l-8 8', '#fff', 1.6) },
  circle: { color: '#C9C9C9', svg: ring },
};
