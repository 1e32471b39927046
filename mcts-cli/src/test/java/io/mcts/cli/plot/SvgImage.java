package io.mcts.cli.plot;

import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The elements of a picture, as a browser reads them. */
record SvgImage(Element root) {

    static SvgImage of(Chart... charts) {
        try {
            return new SvgImage(DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(new Picture(List.of(charts)).svg())))
                    .getDocumentElement());
        } catch (Exception malformed) {
            throw new AssertionError(malformed);
        }
    }

    List<Element> all(String tag) {
        NodeList found = root.getElementsByTagName(tag);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    /** The bars. */
    List<Element> bars() {
        return all("rect").stream()
                .filter(rectangle -> rectangle.getAttribute("fill").equals(Chart.BAR))
                .toList();
    }

    /** The texts, from the first on. */
    List<String> texts() {
        return all("text").stream().map(Element::getTextContent).toList();
    }

    static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }
}
