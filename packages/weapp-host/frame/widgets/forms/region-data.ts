/** A region with its statistical code (GB/T 2260). */
export interface Region {
  name: string;
  code: string;
  /** of the city */
  postcode?: string;
  children: Region[];
}

/**
 * A part of China's regions: eight provinces with ten cities and all of their districts, enough to test the picker's values. Format of a
 * line: postcode, code and name of the city, then its districts by the last two digits of their codes.
 */
const CITIES: Record<string, string[]> = {
  '110000 北京市': [
    '100000 110100 北京市 01东城区 02西城区 05朝阳区 06丰台区 07石景山区 08海淀区 09门头沟区 11房山区 12通州区 13顺义区 14昌平区 15大兴区 16怀柔区 17平谷区 18密云区 19延庆区',
  ],
  '120000 天津市': [
    '300000 120100 天津市 01和平区 02河东区 03河西区 04南开区 05河北区 06红桥区 10东丽区 11西青区 12津南区 13北辰区 14武清区 15宝坻区 16滨海新区 17宁河区 18静海区 19蓟州区',
  ],
  '310000 上海市': [
    '200000 310100 上海市 01黄浦区 04徐汇区 05长宁区 06静安区 07普陀区 09虹口区 10杨浦区 12闵行区 13宝山区 14嘉定区 15浦东新区 16金山区 17松江区 18青浦区 20奉贤区 51崇明区',
  ],
  '320000 江苏省': [
    '210000 320100 南京市 02玄武区 04秦淮区 05建邺区 06鼓楼区 11浦口区 13栖霞区 14雨花台区 15江宁区 16六合区 17溧水区 18高淳区',
    '215000 320500 苏州市 05虎丘区 06吴中区 07相城区 08姑苏区 09吴江区 81常熟市 82张家港市 83昆山市 85太仓市',
  ],
  '330000 浙江省': [
    '310000 330100 杭州市 02上城区 05拱墅区 06西湖区 08滨江区 09萧山区 10余杭区 11富阳区 12临安区 13临平区 14钱塘区 22桐庐县 27淳安县 82建德市',
  ],
  '420000 湖北省': [
    '430000 420100 武汉市 02江岸区 03江汉区 04硚口区 05汉阳区 06武昌区 07青山区 11洪山区 12东西湖区 13汉南区 14蔡甸区 15江夏区 16黄陂区 17新洲区',
  ],
  '440000 广东省': [
    '510000 440100 广州市 03荔湾区 04越秀区 05海珠区 06天河区 11白云区 12黄埔区 13番禺区 14花都区 15南沙区 17从化区 18增城区',
    '518000 440300 深圳市 03罗湖区 04福田区 05南山区 06宝安区 07龙岗区 08盐田区 09龙华区 10坪山区 11光明区',
  ],
  '510000 四川省': [
    '610000 510100 成都市 04锦江区 05青羊区 06金牛区 07武侯区 08成华区 12龙泉驿区 13青白江区 14新都区 15温江区 16双流区 17郫都区 18新津区 21金堂县 29大邑县 31蒲江县 81都江堰市 82彭州市 83邛崃市 84崇州市 85简阳市',
  ],
};

function cityOf(line: string): Region {
  const [postcode = '', code = '', name = '', ...districts] = line.split(' ');
  const children = districts.map((district): Region => ({
    name: district.slice(2),
    code: code.slice(0, 4) + district.slice(0, 2),
    postcode,
    children: [],
  }));
  return { name, code, postcode, children };
}

export const REGIONS: Region[] = Object.entries(CITIES).map(([province, lines]) => {
  const [code = '', name = ''] = province.split(' ');
  return { name, code, children: lines.map(cityOf) };
});
