package io.mcts.cluster;

import com.hazelcast.core.HazelcastInstance;

/**
 * The classes that a name from the network may stand for: Hazelcast's own. Whatever kind of object somebody sends that is made by the name
 * of its class, the class is not found.
 */
final class HazelcastClasses extends ClassLoader {

    HazelcastClasses() {
        super(HazelcastInstance.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean isResolved) throws ClassNotFoundException {
        if (name.startsWith("com.hazelcast.")) {
            return super.loadClass(name, isResolved);
        }
        throw new ClassNotFoundException(name + " is no class that may come from the network");
    }
}
