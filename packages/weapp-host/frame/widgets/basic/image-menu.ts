const CHOICES = ['发送给朋友', '收藏', '保存图片'];

/** WeChat's menu after a long press on a picture; any tap closes it. */
export function openImageMenu(): void {
  if (document.querySelector('.wx-image-menu')) return;
  const menu = document.createElement('div');
  menu.className = 'wx-image-menu';
  const sheet = menu.appendChild(document.createElement('div'));
  for (const text of [...CHOICES, '取消'])
    sheet.appendChild(document.createElement('button')).textContent = text;
  menu.addEventListener('click', () => menu.remove());
  document.body.append(menu);
}
